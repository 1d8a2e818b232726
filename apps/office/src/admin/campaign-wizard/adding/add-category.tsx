import { Field } from '@ayrac/kit/form/field.tsx';
import { useState } from 'react';
import { ReferencePicker } from '#office/fields/reference/reference-entry.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { AddDialog, type AddProps } from './add-dialog.tsx';

/** Adds a category that is not in the tree yet. */
export function AddCategory({ missing, onAdded }: AddProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const [parentId, setParentId] = useState('');
  const values: Readonly<Record<string, string>> = parentId === '' ? {} : { parentId };
  const finish = (id: string) => {
    setParentId('');
    onAdded(id);
  };
  return (
    <AddDialog missing={missing} title={adding.category} to="categories" values={values} onAdded={finish}>
      {(errors) => (
        <Field label={adding.parent} hint={adding.parentHint} error={errors.parentId}>
          {(wiring) => (
            <ReferencePicker
              {...wiring}
              to="categories"
              label={adding.parent}
              value={parentId}
              onChange={setParentId}
            />
          )}
        </Field>
      )}
    </AddDialog>
  );
}
