import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { useResource } from '../resource-context.tsx';

interface RecordFootProps {
  /** Whether the record is new. */
  readonly isNew: boolean;
  readonly isInBin: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Whether the record is being moved to the bin. */
  readonly isMoving: boolean;
  /** Why saving failed, or empty. */
  readonly failure: string;
  readonly onBin: () => void;
  readonly onRestore: () => void;
}

/** Footer of a record's form: saving, the bin, and restoring. */
export function RecordFoot({
  isNew,
  isInBin,
  isDirty,
  isSaving,
  isMoving,
  failure,
  onBin,
  onRestore,
}: RecordFootProps) {
  const { shape } = useResource().declaration;
  const { resource } = useOfficePhrases();
  return (
    <div className="record-foot">
      {/* Beside the pressed button, because the top of a long form is out of sight. */}
      <FailureNotice text={failure} />
      <p className="record-remark" role="status">
        {isDirty && !isNew ? resource.unsaved : ''}
      </p>
      {!isNew && hasCall(shape, 'bin') && (
        <Button
          variant="ghost"
          size="small"
          icon={isInBin ? 'undo-2' : 'trash-2'}
          loading={isMoving}
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
