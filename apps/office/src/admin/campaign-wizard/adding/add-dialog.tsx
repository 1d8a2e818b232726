import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { refusedFields } from '#office/client/failure-words.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useReferences } from '#office/fields/reference/use-references.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DialogButtons } from '#office/screen/dialog-buttons.tsx';
import { FailureNotice } from '#office/screen/failure-notice.tsx';
import { useToast } from '#office/screen/toasts.tsx';

/** A record that somebody searched for and did not find. */
export interface MissingRecord {
  readonly name: string;
}

export interface AddProps {
  /** Opens the dialog with this name. */
  readonly missing?: MissingRecord | undefined;
  readonly onAdded: (id: string) => void;
}

interface AddDialogProps extends AddProps {
  readonly title: string;
  /** Resource of the new record. */
  readonly to: 'brands' | 'categories';
  /** Values of the record besides its name. */
  readonly values: Readonly<Record<string, string>>;
  /** Fields besides the name. */
  readonly children: (errors: Readonly<Record<string, string>>) => ReactNode;
}

/** Creates a missing record without leaving the form that needs it. */
export function AddDialog({ missing, title, to, values, onAdded, children }: AddDialogProps) {
  const { adding } = useOfficePhrases().campaignWizard;
  const { show } = useToast();
  const failureWords = useFailureWords();
  const { calls, remember } = useReferences(to);
  const form = useId();
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (missing === undefined) return;
    setName(missing.name);
    setIsOpen(true);
  }, [missing]);
  const add = async () => {
    setIsBusy(true);
    setErrors({});
    setFailure('');
    try {
      const { row } = await calls.create({ body: { name, isActive: true, ...values } });
      const label = String(row.name ?? name);
      remember(row);
      onAdded(row.id);
      show({ text: adding.added({ name: label }) });
      setName('');
      setIsOpen(false);
    } catch (error) {
      const refused = refusedFields(error, ['name', ...Object.keys(values)]);
      setErrors(refused);
      if (Object.keys(refused).length === 0) setFailure(failureWords(error));
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
            <DialogButtons onCancel={() => setIsOpen(false)} type="submit" form={form} loading={isBusy}>
              {adding.add}
            </DialogButtons>
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
            <FailureNotice text={failure} />
            <TextField
              data-autofocus
              label={adding.name}
              error={errors.name}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            {children(errors)}
          </form>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
