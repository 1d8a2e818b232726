import { hasDeed } from '@ayrac/contract/office/resource-deeds.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useResource } from './resource-context.tsx';

interface RecordFootProps {
  /** Whether it is being written for the first time. */
  readonly isNew: boolean;
  readonly isInBin: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved; empty where nothing failed. */
  readonly failure: string;
  readonly onBin: () => void;
  readonly onRestore: () => void;
}

/** What ends the form of a record: it is saved, or goes to the bin and comes back. */
export function RecordFoot({
  isNew,
  isInBin,
  isDirty,
  isSaving,
  failure,
  onBin,
  onRestore,
}: RecordFootProps) {
  const { shape } = useResource().declaration;
  const { resource } = useOfficePhrases();
  return (
    <div className="record-foot">
      {/* Beside the button that was pressed: the head of a long form is out of sight. */}
      {failure !== '' && <Notice tone="error" live title={failure} />}
      <p className="record-remark" role="status">
        {isDirty && !isNew ? resource.unsaved : ''}
      </p>
      {!isNew && hasDeed(shape, 'bin') && (
        <Button
          variant="ghost"
          size="small"
          icon={isInBin ? 'undo-2' : 'trash-2'}
          onClick={isInBin ? onRestore : onBin}
        >
          {isInBin ? resource.restore : resource.toBin}
        </Button>
      )}
      {!isInBin && (
        <Button type="submit" icon="save" loading={isSaving} incomplete={!isNew && !isDirty}>
          {isNew ? resource.saveNew : resource.save}
        </Button>
      )}
    </div>
  );
}
