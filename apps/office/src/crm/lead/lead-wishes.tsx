import { useOfficePhrases } from '#office/phrases.tsx';
import type { Story } from './story.ts';

/** How, when and in which language the person wants to be contacted. */
export function LeadWishes({ story }: { readonly story: Story | undefined }) {
  const { contact, context: words, mail } = useOfficePhrases().leads;
  if (story === undefined) return null;
  const { channel, time } = story.preference;
  const wishes = [
    channel && contact.channels[channel === 'phone' ? 'call' : channel],
    time && words.times[time],
    story.context && mail.languages[story.context.language],
  ].filter((wish) => wish !== null);
  if (wishes.length === 0) return null;
  return (
    <p>
      {/* No line begins with a dot. */}
      {words.preference}: <strong>{wishes.join('\u00a0· ')}</strong>
    </p>
  );
}
