import { useLocale } from '@ayrac/browser/locale.ts';
import type { PersonValue } from '@ayrac/contract/office/person.ts';
import { readablePhone } from '@ayrac/domain/account/identity.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { AddressText } from '#office/fields/address-text.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { PassingButton } from '#office/screen/passing-button.tsx';
import { useAttempt } from '#office/screen/use-attempt.ts';
import '#office/resource/record/record.css';

type Contact = Pick<PersonValue, 'name' | 'surname' | 'email' | 'phone'>;

/** Data of a person. Contact details are masked until they are requested, which the audit log records. */
export function PersonFacts({ person }: { readonly person: PersonValue }) {
  const { person: words } = useOfficePhrases();
  const locale = useLocale();
  const [contact, setContact] = useState<Contact | null>(null);
  const { name, surname, email, phone } = contact ?? person;
  const facts: readonly (readonly [label: string, value: ReactNode, isVerbatim?: true])[] = [
    [words.facts.name, [name, surname].filter((part) => part !== null).join(' '), true],
    [words.facts.email, email && <AddressText address={email} />, true],
    [words.facts.phone, contact === null ? phone : phone && readablePhone(phone), true],
    [words.facts.place, [person.town, person.city].filter((part) => part !== null).join(', '), true],
    [words.facts.occupation, person.occupation],
    [words.facts.role, words.roles[person.role]],
    [words.facts.brand, person.brand?.name ?? null, true],
    [words.facts.language, words.languages[person.locale]],
    [words.facts.reminders, person.wantsReminders ? words.yes : words.no],
    [words.facts.registered, formatDateTime(person.createdAt, locale)],
    [words.facts.lastSeen, person.lastSeenAt === null ? null : formatDateTime(person.lastSeenAt, locale)],
  ];
  return (
    <>
      <dl className="person-facts">
        {facts.map(([label, value, isVerbatim]) => (
          <div key={label}>
            <dt>{label}</dt>
            {value ? (
              <dd translate={isVerbatim && 'no'}>{value}</dd>
            ) : (
              <dd className="text-ink-faint">{words.none}</dd>
            )}
          </div>
        ))}
      </dl>
      {contact === null && <Reveal id={person.id} onShown={setContact} />}
    </>
  );
}

function Reveal({ id, onShown }: { readonly id: string; readonly onShown: (contact: Contact) => void }) {
  const { person: words } = useOfficePhrases();
  const client = useOfficeClient();
  const queries = useQueryClient();
  const { isBusy, attempt } = useAttempt();
  const reveal = () =>
    attempt(async () => {
      const { values } = await client['users.reveal']({ params: { id } });
      const textOf = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
      onShown({
        name: textOf('name'),
        surname: textOf('surname'),
        email: textOf('email') ?? '',
        phone: textOf('phone'),
      });
      await queries.invalidateQueries({ queryKey: ['person', id, 'history'] });
    });
  return (
    <p className="record-reveal">
      <PassingButton variant="secondary" size="small" icon="eye" loading={isBusy} onClick={reveal}>
        {words.reveal}
      </PassingButton>
      <span>{words.revealHint}</span>
    </p>
  );
}
