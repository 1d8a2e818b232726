import { BANK_NAME_LIMIT } from '@ayrac/domain/loan-book/offer-terms.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useId, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type Bank, bankToAdd } from './bank-to-add.ts';

interface AddBankProps {
  /** Banks of the table. */
  readonly listed: readonly Bank[];
  /** Banks that are not in the table. */
  readonly banks: readonly Bank[];
  readonly onAdd: (bank: Bank) => void;
}

/** Adds a bank to the table by name, or imports a whole table. */
export function AddBank({ listed, banks, onAdd }: AddBankProps) {
  const { loans, fieldErrors } = useOfficePhrases();
  const { offers, import: words } = loans;
  const list = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="loan-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const named = bankToAdd(name, listed, banks);
        if (named.kind === 'new') {
          onAdd(named.bank);
          setName('');
          return;
        }
        setProblem(
          named.kind === 'none' ? fieldErrors.required : offers.alreadyListed({ bank: named.bank.name }),
        );
        field.current?.focus();
      }}
    >
      <TextField
        label={offers.addBankLabel}
        ref={field}
        error={problem}
        list={list}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setProblem(undefined);
        }}
        autoComplete="off"
        maxLength={BANK_NAME_LIMIT}
      />
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank.id} value={bank.name} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" icon="plus">
        {offers.addBank}
      </Button>
      <ButtonLink to="/admin/imports?new=rates" variant="secondary" icon="upload">
        {words}
      </ButtonLink>
    </form>
  );
}
