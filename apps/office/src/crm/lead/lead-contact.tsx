import { readablePhone } from '@ayrac/domain/account/identity.ts';
import { type ContactOutcome, contactOutcomes, leadWorkLimits } from '@ayrac/domain/lead/lead-work.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { FactsTable } from '@ayrac/kit/facts/facts-table.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import type { Row } from '#office/client/row.ts';
import { AddressText } from '#office/fields/address-text.tsx';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useReveal } from '#office/resource/record/use-reveal.ts';
import { LeadWishes } from './lead-wishes.tsx';
import { mainWay } from './main-way.ts';
import type { Story } from './story.ts';
import { useLeadGuard } from './use-lead-guard.ts';
import { useWork } from './use-work.ts';

const MailDialog = lazy(() => import('../mail/mail-dialog.tsx').then((it) => ({ default: it.MailDialog })));

type Channel = 'call' | 'whatsapp';

interface LeadContactProps {
  readonly record: Row;
  /** Undefined while loading, and after a failure. */
  readonly story: Story | undefined;
  readonly isLoading: boolean;
}

/**
 * Ways to contact the person. The first use reveals the phone number, which is recorded, and then asks for the outcome.
 */
export function LeadContact({ record, story, isLoading }: LeadContactProps) {
  const { contact, fields } = useOfficePhrases().leads;
  const reveal = useReveal(record);
  const { work } = useWork(record);
  const [channel, setChannel] = useState<Channel | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const [note, setNote] = useState('');
  useLeadGuard(note.trim() !== '', record.id);
  const call = useRef<HTMLButtonElement>(null);
  const outcomes = useRef<HTMLFieldSetElement>(null);
  const isOver = record.stand === 'withdrawn';
  const ruleId = useId();
  const shown = reveal.revealed ?? record;

  const reaching = useRef<Promise<Channel | null>>(null);
  const contactBy = async (by: Channel): Promise<Channel | null> => {
    const values = reveal.revealed ?? (await reveal.show());
    if (values === undefined) return null;
    setChannel(by);
    const phone = String(values.phone);
    if (by === 'call') location.assign(`tel:${phone}`);
    else open(`https://wa.me/${phone.replace('+', '')}`, '_blank', 'noopener');
    return by;
  };
  const reach = (by: Channel) => {
    // Pressing twice must not call twice.
    reaching.current ??= contactBy(by).finally(() => {
      reaching.current = null;
    });
  };
  const log = async (outcome: ContactOutcome) => {
    // The key of an outcome counts while the number is still on its way.
    const by = channel ?? (await reaching.current);
    if (by === null) return;
    const text = note.trim();
    const command = { kind: 'contact', channel: by, outcome, note: text === '' ? null : text } as const;
    if (!(await work(command))) return;
    // The buttons disappear with their question, so the focus returns to the call button.
    if (outcomes.current?.contains(document.activeElement)) call.current?.focus();
    setChannel(null);
    setNote('');
  };
  useShortcuts({
    call: isOver ? undefined : () => reach('call'),
    write: isOver ? undefined : () => reach('whatsapp'),
    answer: isOver ? undefined : () => setIsWriting(true),
    pick: ({ key }) => {
      const outcome = contactOutcomes[Number(key) - 1];
      if (outcome !== undefined) log(outcome);
    },
  });

  const ways = [
    { name: 'call', icon: 'phone', shortcut: 'c', go: () => reach('call') },
    { name: 'whatsapp', icon: 'message-circle', shortcut: 'w', go: () => reach('whatsapp') },
    { name: 'email', icon: 'mail', shortcut: 'r', go: () => setIsWriting(true) },
  ] as const;
  // None stands out before the person's wish is known.
  const main = story && mainWay(story.preference.channel);
  return (
    <section className="lead-part">
      <FactsTable
        caption={contact.title}
        captionHidden
        facts={[
          {
            label: fields.phone.label,
            value: <span translate="no">{readablePhone(String(shown.phone))}</span>,
          },
          {
            label: fields.email.label,
            value: (
              <span translate="no">
                <AddressText address={String(shown.email)} />
              </span>
            ),
          },
        ]}
      />
      <div className="lead-row lead-ways">
        {ways.map(({ name, icon, shortcut, go }) => (
          <Button
            key={name}
            ref={name === 'call' ? call : undefined}
            icon={icon}
            size="small"
            variant={name === main ? 'primary' : 'secondary'}
            aria-disabled={isOver}
            aria-describedby={isOver ? ruleId : undefined}
            aria-keyshortcuts={shortcut}
            onClick={() => !isOver && go()}
          >
            {contact[name]}
            <Key name={shortcut.toUpperCase()} />
          </Button>
        ))}
      </div>
      {channel !== null && <OutcomeQuestion ref={outcomes} note={note} onNote={setNote} onOutcome={log} />}
      <div className="lead-part" hidden={isLoading}>
        <LeadWishes story={story} />
        {channel === null && reveal.isMasked && !isOver && <p className="lead-hint">{contact.opens}</p>}
        <PermissionHint id={ruleId} isOver={isOver} permissions={story?.permissions ?? []} />
      </div>
      {isWriting && (
        <Suspense fallback={null}>
          <MailDialog record={record} onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface OutcomeQuestionProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onOutcome: (outcome: ContactOutcome) => void;
}

/** Asks how an attempt to contact the person ended. */
function OutcomeQuestion({ ref, note, onNote, onOutcome }: OutcomeQuestionProps) {
  const { contact } = useOfficePhrases().leads;
  return (
    <fieldset className="lead-outcomes" ref={ref}>
      <legend>{contact.what}</legend>
      <div className="lead-answers">
        {contactOutcomes.map((outcome, place) => (
          <Button
            key={outcome}
            size="small"
            variant="secondary"
            aria-keyshortcuts={`${place + 1}`}
            onClick={() => onOutcome(outcome)}
          >
            {contact.outcomes[outcome]}
            <Key name={`${place + 1}`} />
          </Button>
        ))}
      </div>
      <TextField
        label={contact.note}
        maxLength={leadWorkLimits.note}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
    </fieldset>
  );
}

interface PermissionHintProps {
  readonly id: string;
  readonly isOver: boolean;
  readonly permissions: Story['permissions'];
}

/** Says whether the person may be contacted about the request, and by which channels campaign messages are not permitted. */
function PermissionHint({ id, isOver, permissions }: PermissionHintProps) {
  const { contact } = useOfficePhrases().leads;
  const missing = permissions.filter(({ state }) => state !== 'given');
  return (
    <div className="lead-hint" id={id}>
      <p>
        {isOver ? contact.withdrawn : contact.permission}{' '}
        {permissions.length > 0 && (missing.length > 0 ? contact.missing : contact.allAllowed)}
      </p>
      {missing.length > 0 && (
        <ul className="lead-channels">
          {missing.map(({ channel }) => (
            <li key={channel}>{contact.channels[channel]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Shortcut of the button. Hidden on touch devices. */
function Key({ name }: { readonly name: string }) {
  return (
    <span className="lead-key pointer-coarse:hidden" aria-hidden="true">
      {name}
    </span>
  );
}
