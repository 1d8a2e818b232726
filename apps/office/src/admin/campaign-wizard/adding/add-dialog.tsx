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
  /** Creates the record. Errors that it throws are shown beside the fields. */
  readonly onAdd: () => Promise<{ readonly id: string; readonly name: string }>;
  readonly onAdded: (id: string) => void;
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Creates a missing record without leaving the form that needs it. */
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
  // Rendered outside of the page's form, because browsers do not support nested forms: they would submit it themselves.
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
              // React events still bubble to the wizard's form.
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
