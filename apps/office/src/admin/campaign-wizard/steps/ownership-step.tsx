import { AddBrand } from '../adding/add-brand.tsx';
import { AddCategory } from '../adding/add-category.tsx';
import { DraftField } from '../draft-field.tsx';
import { useWizard } from '../wizard-context.ts';
import { StrayAttributes } from './vehicle-part.tsx';

/** Brand and category of the campaign. */
export function OwnershipStep() {
  const { auto, isClosed } = useWizard();
  const choose = (name: 'brandId' | 'categoryId') => (id: string) => auto.form.setValue(name, id);
  return (
    <div className="wizard-fields">
      <div className="wizard-chosen">
        <DraftField name="brandId" />
        {!isClosed && <AddBrand onAdded={choose('brandId')} />}
      </div>
      <div className="wizard-chosen">
        <DraftField name="categoryId" />
        {!isClosed && <AddCategory onAdded={choose('categoryId')} />}
      </div>
      <StrayAttributes />
      <DraftField name="isSponsored" />
    </div>
  );
}
