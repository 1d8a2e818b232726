import { TextField } from '@ayrac/kit/text-field.tsx';
import { useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog, type AddProps } from './add-dialog.tsx';

/** Neutral colour, until the brand's own is chosen. */
const PLAIN = '#334155';

/** Adds a brand that is not in the list yet. */
export function AddBrand({ asked, onAdded }: AddProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const [colour, setColour] = useState(PLAIN);
  const finish = (id: string) => {
    setColour(PLAIN);
    onAdded(id);
  };
  return (
    <AddDialog asked={asked} title={adding.brand} to="brands" values={{ colour }} onAdded={finish}>
      {(errors) => (
        <TextField
          label={adding.colour}
          hint={adding.colourHint}
          error={errors.colour}
          value={colour}
          autoComplete="off"
          onChange={({ target }) => setColour(target.value)}
        />
      )}
    </AddDialog>
  );
}
