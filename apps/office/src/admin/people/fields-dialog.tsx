import { Dialog } from '@ayrac/kit/dialog.tsx';
import { useId, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { FieldsForm, type FieldsFormProps } from './fields-form.tsx';

interface FieldsDialogProps extends Omit<FieldsFormProps, 'id'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly save: string;
  readonly isDanger?: boolean;
}

/** A dialog with a form that is submitted once. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { isOpen, onClose, title, text, save, isDanger = false, onSave, ...form } = props;
  const { close } = useOfficePhrases().person;
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={isOpen}
      busy={isBusy}
      onClose={onClose}
      title={title}
      closeLabel={close}
      footer={
        <DialogButtons
          onCancel={onClose}
          type="submit"
          form={id}
          loading={isBusy}
          variant={isDanger ? 'danger' : 'primary'}
        >
          {save}
        </DialogButtons>
      }
    >
      {isOpen && (
        <>
          <p className="people-remark">{text}</p>
          <FieldsForm
            {...form}
            id={id}
            onSave={async (values) => {
              setIsBusy(true);
              try {
                await onSave(values);
              } finally {
                setIsBusy(false);
              }
            }}
          />
        </>
      )}
    </Dialog>
  );
}
