import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useId, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

interface AddBankProps {
  /** Banks that are not in the table. */
  readonly banks: readonly { readonly id: string; readonly name: string }[];
  readonly onAdd: (name: string) => void;
}

/** Adds a bank to the table by name, or imports a whole table. */
export function AddBank({ banks, onAdd }: AddBankProps) {
  const { offers, import: words } = useOfficePhrases().loans;
  const list = useId();
  const [name, setName] = useState('');
  return (
    <form
      className="loan-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onAdd(name.trim());
        setName('');
      }}
    >
      <TextField
        label={offers.addBankLabel}
        list={list}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        autoComplete="off"
        maxLength={80}
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
