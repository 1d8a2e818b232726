import type { ConsentStage } from '@ayrac/domain/consent/consent-stage.ts';
import {
  consentCategories,
  everything,
  onlyNecessary,
  optionalCategories,
  type VisitorConsent,
} from '@ayrac/domain/consent/visitor-consent.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Dialog } from '@ayrac/kit/dialog.tsx';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { type FormEvent, useId } from 'react';
import { useSite } from '#web/page/site.ts';
import type { ConsentViewProps } from './consent-view-props.ts';

type ConsentDialogProps = Pick<ConsentViewProps, 'stage' | 'happen' | 'closeSettings' | 'phrases'>;

/** The consent settings by purpose: as chosen before, or all off. */
export function ConsentDialog({ stage, happen, closeSettings, phrases }: ConsentDialogProps) {
  const { settings } = phrases;
  const formId = useId();
  const choose = (choices: typeof everything) => {
    happen({ kind: 'chosen', choices });
    closeSettings();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    const chosen = optionalCategories.map((category) => [category, ticked.has(category)]);
    choose({ ...onlyNecessary, ...Object.fromEntries(chosen) });
  };
  return (
    <Dialog
      open={stage.kind === 'choosing'}
      onClose={closeSettings}
      title={settings.title}
      closeLabel={phrases.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => choose(onlyNecessary)}>
            {settings.onlyNecessary}
          </Button>
          <Button variant="secondary" onClick={() => choose(everything)}>
            {settings.acceptAll}
          </Button>
          <Button variant="secondary" type="submit" form={formId}>
            {settings.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" onSubmit={save}>
        <p className="text-ink-soft">{settings.text}</p>
        <Fieldset legend={settings.categories} legendHidden>
          <div className="consent-kinds">
            <Categories kept={keptAt(stage)} settings={settings} />
          </div>
        </Fieldset>
      </form>
    </Dialog>
  );
}

function keptAt(stage: ConsentStage): VisitorConsent | undefined {
  return stage.kind === 'choosing' ? stage.consent : undefined;
}

interface CategoriesProps {
  readonly kept: VisitorConsent | undefined;
  readonly settings: ConsentDialogProps['phrases']['settings'];
}

function Categories({ kept, settings }: CategoriesProps) {
  const { chatbotUrl } = useSite();
  const ticked = kept?.preferences ?? onlyNecessary;
  const chat = chatbotUrl === undefined ? '' : ` ${settings.chat}`;
  return consentCategories.map((category) => (
    <CheckboxField
      key={category}
      name={category}
      defaultChecked={ticked[category]}
      disabled={category === 'necessary'}
      label={settings[category].label}
      hint={settings[category].hint + (category === 'preferences' ? chat : '')}
    />
  ));
}
