import { useLocale } from '@ayrac/browser/locale.ts';
import type { TimelineEntry } from '@ayrac/contract/office/lead-work.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Timeline of a person's requests to a brand, newest first. */
export function LeadStory({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const words = useOfficePhrases();
  const { leads } = words;
  const locale = useLocale();
  return (
    <section className="lead-part">
      <h3>{leads.story.title}</h3>
      <ol className="lead-story">
        {entries.map(({ id, at, by, what, isUndone, isBySystem }) => (
          <li key={id}>
            <span>
              {isUndone ? <s>{sentenceOf(what, words, locale)}</s> : sentenceOf(what, words, locale)}
              {isUndone && ` (${leads.story.undone})`}
            </span>
            {'note' in what && what.note !== null && <q>{what.note}</q>}
            {what.kind === 'mail' && what.text !== '' && (
              <MailText text={what.text} label={leads.story.text} />
            )}
            <small>
              <time dateTime={at}>{formatDateTime(at, locale)}</time>
              {by !== null && (
                <>
                  {' · '}
                  <span translate="no">{by}</span>
                </>
              )}
              {stateOf(what, words)}
              {isBySystem && ` · ${leads.story.system}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What became of something that was sent. */
function stateOf(what: TimelineEntry['what'], { leads, webhooks }: OfficePhrases): string {
  if (what.kind === 'delivery') return ` · ${webhooks.deliveries.states[what.state]}`;
  const isMail = what.kind === 'mail' || what.kind === 'confirmation';
  return isMail ? ` · ${leads.story.mailStates[what.state]}` : '';
}

/** Text of a mail, collapsed. */
function MailText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <details>
      <summary>{label}</summary>
      <p className="lead-letter">{text}</p>
    </details>
  );
}

function sentenceOf(
  what: TimelineEntry['what'],
  {
    leads: { story, contact, fields },
    person,
    exportReasons,
    webhooks,
    'suspect-leads': suspect,
  }: OfficePhrases,
  locale: Locale,
): string {
  const time = (text: string | null) => (text === null ? '' : formatDateTime(text, locale));
  switch (what.kind) {
    case 'asked':
      return story.asked(what);
    case 'state':
      return story.state({ state: person.states[what.to] });
    case 'opened':
      return story.opened;
    case 'exported':
      return story.exported({
        reason: what.reason === null ? exportReasons.unstated : exportReasons[what.reason],
      });
    case 'permission':
      return story.permission[what.state]({ channel: contact.channels[what.channel] });
    case 'file':
      return story.files[what.action];
    case 'contact':
      return story.contact({
        channel: contact.channels[what.channel],
        outcome: contact.outcomes[what.outcome],
      });
    case 'note':
      return story.note;
    case 'stage': {
      const stage = fields.stand.choices[what.stage];
      return story.stage({ stage: what.reason === null ? stage : `${stage}, ${what.reason}` });
    }
    case 'assign':
      return story.assign({ owner: what.owner ?? story.nobody });
    case 'plan':
      return what.action === null && what.at === null
        ? story.unplan
        : story.plan({ action: what.action ?? '', at: time(what.at) });
    case 'accept': {
      const reasons = what.suspicions.map((one) => suspect.reasons[one].label).join(', ');
      return story.accept({ reasons: reasons === '' ? '' : ` (${reasons})` });
    }
    case 'refuse':
      return story.refuse;
    case 'merge':
      return story.merge(what);
    case 'automation': {
      const people = what.people.length === 0 ? story.nobody : what.people.join(', ');
      return story.automation[what.action]({ rule: what.rule, people });
    }
    case 'mail':
      if (what.subject === '') return story.erasedMail;
      return what.purpose === 'service' ? story.mail(what) : story.advertised(what);
    case 'confirmation':
      return story.confirmation;
    case 'delivery':
      return story.delivery[what.by]({ event: webhooks.deliveries.events[what.event] });
    default:
      return what.until === null ? story.wake : story.snooze({ until: time(what.until) });
  }
}
