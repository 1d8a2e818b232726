import { useState } from 'react';
import { PLAIN_COLOUR } from '#office/admin/plain-colour.ts';
import { ColourField } from '#office/fields/colour-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog, type AddProps } from './add-dialog.tsx';

/** Adds a brand that is not in the list yet. */
export function AddBrand({ missing, onAdded }: AddProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const [colour, setColour] = useState(PLAIN_COLOUR);
  const finish = (id: string) => {
    setColour(PLAIN_COLOUR);
    onAdded(id);
  };
  return (
    <AddDialog missing={missing} title={adding.brand} to="brands" values={{ colour }} onAdded={finish}>
      {(errors) => (
        <ColourField
          label={adding.colour}
          hint={adding.colourHint}
          error={errors.colour}
          value={colour}
          onChange={setColour}
        />
      )}
    </AddDialog>
  );
}
