import type { Grantee } from '@ayrac/contract/office/campaign-grants.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useLater } from '#office/fields/use-later.ts';
import { useOfficePhrases } from '#office/phrases.tsx';

const LEAST_LETTERS = 2;

interface ChooseCustomersProps {
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (customer: Grantee) => void;
}

/** Searches customers and adds them to the selection. */
export function ChooseCustomers({ chosen, error, onChoose }: ChooseCustomersProps) {
  const { grants } = useOfficePhrases();
  const failureWords = useFailureWords();
  const client = useOfficeClient();
  const [typed, setTyped] = useState('');
  const q = useLater(typed.trim());
  const foundId = useId();
  const search = useRef<HTMLInputElement>(null);
  const found = useQuery({
    queryKey: ['grantees', q],
    queryFn: ({ signal }) => client.findGrantees({ query: { q } }, { signal }),
    enabled: q.length >= LEAST_LETTERS,
  });
  const isSearched = typed.trim().length >= LEAST_LETTERS;
  const left = (found.data ?? []).filter(({ id }) => !chosen.includes(id));
  const status = found.isError
    ? `${grants.findFailed}. ${failureWords(found.error)}`
    : found.data === undefined
      ? grants.finding
      : found.data.length === 0
        ? grants.nobody
        : '';
  const choose = (customer: Grantee) => {
    onChoose(customer);
    // The pressed button is gone from the list.
    search.current?.focus();
  };
  return (
    <div className="grants-find">
      <TextField
        ref={search}
        label={grants.find}
        hint={grants.findHint}
        error={error}
        type="search"
        autoComplete="off"
        value={typed}
        aria-controls={foundId}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div id={foundId}>
        {isSearched && (
          <p role="status" className="grants-said">
            {status}
          </p>
        )}
        {isSearched && left.length > 0 && (
          <ul className="grants-found">
            {left.map((customer) => (
              <li key={customer.id}>
                <button
                  type="button"
                  aria-label={grants.add({ name: customer.name })}
                  onClick={() => choose(customer)}
                >
                  <Icon name="plus" size="small" />
                  <span className="chosen-name" translate="no">
                    {customer.name}
                    <span className="chosen-more">{`${customer.username} · ${customer.email}`}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
