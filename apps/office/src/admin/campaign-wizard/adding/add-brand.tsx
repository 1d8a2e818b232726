import { useState } from 'react';
import { ColourField } from '#office/fields/colour-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog, type AddProps } from './add-dialog.tsx';

/** Neutral colour, until the brand's own is chosen. */
const PLAIN = '#334155';

/** Adds a brand that is not in the list yet. */
export function AddBrand({ missing, onAdded }: AddProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const [colour, setColour] = useState(PLAIN);
  const finish = (id: string) => {
    setColour(PLAIN);
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
