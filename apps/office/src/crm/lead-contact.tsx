import { type ContactOutcome, contactOutcomes } from '@ayrac/domain/lead/lead-work.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { FactsTable } from '@ayrac/kit/facts-table.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Row } from '#office/resource/row.ts';
import { useReveal } from '#office/resource/use-reveal.ts';
import type { Story } from './story.ts';
import { useWork } from './use-work.ts';

type Channel = 'call' | 'whatsapp';

interface LeadContactProps {
  readonly record: Row;
  readonly permissions: Story['permissions'];
}

/** The ways to whoever asked: the number opens with the first of them, which is kept, and what came of it is asked. */
export function LeadContact({ record, permissions }: LeadContactProps) {
  const { contact, fields } = useOfficePhrases().leads;
  const reveal = useReveal(record);
  const { work } = useWork(record);
  const [channel, setChannel] = useState<Channel | null>(null);
  const note = useRef<HTMLInputElement>(null);
  const isOver = record.stand === 'withdrawn';
  const shown = reveal.revealed ?? record;

  const reach = async (by: Channel) => {
    const values = reveal.revealed ?? (await reveal.show());
    if (values === undefined) return;
    setChannel(by);
    const phone = String(values.phone);
    if (by === 'call') location.assign(`tel:${phone}`);
    else open(`https://wa.me/${phone.replace('+', '')}`, '_blank', 'noopener');
  };
  const tell = async (outcome: ContactOutcome) => {
    if (channel === null) return;
    const told = note.current?.value.trim() ?? '';
    const deed = { kind: 'contact', channel, outcome, note: told === '' ? null : told } as const;
    if (await work(deed, contact.logged)) setChannel(null);
  };
  useContactKeys(
    (by) => !isOver && reach(by),
    (outcome) => tell(outcome),
  );

  const missing = permissions.filter(({ state }) => state !== 'given');
  const channels = missing.map((one) => contact.channels[one.channel]).join(', ');
  return (
    <section className="lead-part">
      <FactsTable
        caption={fields.phone.label}
        captionHidden
        facts={[
          { label: fields.phone.label, value: <span translate="no">{shown.phone}</span> },
          { label: fields.email.label, value: <span translate="no">{shown.email}</span> },
        ]}
      />
      <div className="lead-row">
        <Button icon="phone" aria-disabled={isOver} onClick={() => !isOver && reach('call')}>
          {contact.call}
        </Button>
        <Button
          icon="message-circle"
          variant="secondary"
          aria-disabled={isOver}
          onClick={() => !isOver && reach('whatsapp')}
        >
          {contact.whatsapp}
        </Button>
      </div>
      {channel === null ? (
        <p className="lead-hint">{reveal.isMasked ? contact.opens : contact.keys}</p>
      ) : (
        <fieldset className="lead-outcomes">
          <legend>{contact.what}</legend>
          <div className="lead-row">
            {contactOutcomes.map((outcome, place) => (
              <Button key={outcome} size="small" variant="secondary" onClick={() => tell(outcome)}>
                {`${place + 1} ${contact.outcomes[outcome]}`}
              </Button>
            ))}
          </div>
          <TextField label={contact.note} ref={note} maxLength={2_000} autoComplete="off" />
        </fieldset>
      )}
      <p className="lead-hint">
        {contact.permission}{' '}
        {permissions.length > 0 && (missing.length > 0 ? contact.missing({ channels }) : contact.allAllowed)}
      </p>
    </section>
  );
}

/** C calls and W writes; 1 to 4 say what came of it. Where somebody types, a letter is a letter. */
function useContactKeys(reach: (by: Channel) => unknown, tell: (outcome: ContactOutcome) => unknown): void {
  const latest = useRef({ reach, tell });
  useEffect(() => {
    latest.current = { reach, tell };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      const outcome = contactOutcomes[Number(event.key) - 1];
      if (event.key === 'c') latest.current.reach('call');
      else if (event.key === 'w') latest.current.reach('whatsapp');
      else if (outcome !== undefined) latest.current.tell(outcome);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
