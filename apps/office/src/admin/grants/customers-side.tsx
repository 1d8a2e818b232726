import type { Grantee } from '@ayrac/contract/office/campaign-grants.ts';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { ChooseCustomers } from './choose-customers.tsx';
import { ChosenList } from './chosen-list.tsx';

interface CustomersSideProps {
  readonly customers: readonly Grantee[];
  readonly onChange: Dispatch<SetStateAction<readonly Grantee[]>>;
  readonly isMissing: boolean;
  /** Another way to name customers. */
  readonly children: ReactNode;
}

/** The chosen customers, and the search that adds another one. */
export function CustomersSide({ customers, onChange, isMissing, children }: CustomersSideProps) {
  const { grants } = useOfficePhrases();
  return (
    <section className="grants-side" aria-label={grants.customers}>
      <h2>{grants.customers}</h2>
      <ChooseCustomers
        chosen={customers.map(({ id }) => id)}
        error={isMissing ? grants.missingCustomers : undefined}
        onChoose={(customer) => onChange((all) => [...all, customer])}
      />
      <ChosenList
        label={grants.chosenCustomers}
        isVerbatim
        items={customers.map(({ id, name, username }) => ({ id, name, more: username }))}
        onRemove={(id) => onChange((all) => all.filter((one) => one.id !== id))}
      />
      {children}
    </section>
  );
}
