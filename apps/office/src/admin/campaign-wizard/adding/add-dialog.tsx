import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { byFieldName } from '@ayrac/contract/office/client.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToast } from '#office/frame/toasts.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';

interface AddDialogProps {
  readonly title: string;
  /** Makes the record; what it throws is told beside the fields. */
  readonly onAdd: () => Promise<{ readonly id: string; readonly name: string }>;
  readonly onAdded: (id: string) => void;
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Makes a record that is missing in a list, without leaving the form that needs it. */
export function AddDialog({ title, onAdd, onAdded, children }: AddDialogProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const { show } = useToast();
  const form = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');

  const add = async () => {
    setIsBusy(true);
    setErrors({});
    setFailure('');
    try {
      const { id, name } = await onAdd();
      onAdded(id);
      show({ text: adding.added({ name }) });
      setIsOpen(false);
    } catch (error) {
      const { message, fields } = readProblem(error);
      setErrors(byFieldName(fields));
      if (Object.keys(fields).length === 0) setFailure(message);
    } finally {
      setIsBusy(false);
    }
  };
  // Beside the page: a browser keeps from React what a form within another form sends, and sends it itself.
  return (
    <>
      <Button variant="ghost" size="small" icon="plus" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {createPortal(
        <Dialog
          open={isOpen}
          busy={isBusy}
          onClose={() => setIsOpen(false)}
          title={title}
          closeLabel={adding.close}
          footer={
            <>
              <Button variant="secondary" onClick={() => setIsOpen(false)}>
                {adding.cancel}
              </Button>
              <Button type="submit" form={form} loading={isBusy}>
                {adding.add}
              </Button>
            </>
          }
        >
          <form
            id={form}
            className="wizard-fields"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // To React it still stands within the wizard's own form.
              event.stopPropagation();
              add();
            }}
          >
            {failure !== '' && <Notice tone="error" live title={failure} />}
            {children(errors)}
          </form>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
