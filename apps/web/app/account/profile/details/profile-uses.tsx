import { useHref } from '#web/address.ts';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const icons = { quote: 'send', seen: 'lock', held: 'file-text' } as const;

/** Beside the form: what a profile is good for, who sees it, and where all of it can be had or erased. */
export function ProfileUses() {
  const { uses } = useScreenPhrases('profile');
  const href = useHref();
  return (
    <aside className="profile-uses">
      <h3>{uses.title}</h3>
      <ul>
        {(['quote', 'seen', 'held'] as const).map((name) => (
          <li key={name}>
            <Icon name={icons[name]} />
            {uses[name]}
          </li>
        ))}
      </ul>
      <TextLink to={href('ownData')}>{uses.toData}</TextLink>
    </aside>
  );
}
