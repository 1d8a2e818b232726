import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OpenedSubscription } from '@ayrac/contract/newsletter.ts';
import { newsletterFrequencies } from '@ayrac/domain/mail/newsletter.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { CheckboxField, RadioField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { useNavigation } from 'react-router';
import { RoutedForm } from '#web/form/routed-form.tsx';
import { useHref } from '#web/page/address.ts';
import { Outcome } from '#web/public/auth/outcome.tsx';

interface PreferencesFormProps {
  readonly subscription: Extract<OpenedSubscription, { readonly kind: 'found' }>;
  /** Root categories, in the page's language. */
  readonly topics: readonly { readonly id: string; readonly name: string }[];
  readonly code: string;
  readonly isSaved: boolean;
}

/** Form with topics, frequency and language, and separately the button that unsubscribes. */
export function PreferencesForm({ subscription, topics, code, isSaved }: PreferencesFormProps) {
  const { preferences } = useScreenPhrases('newsletter');
  const action = useHref()('newsletterPreferences', code);
  const { state, formData } = useNavigation();
  const isSubmitting = state === 'submitting';
  const isLeaving = isSubmitting && formData?.has('istek') === true;
  const chosen = new Set(subscription.topics);
  return (
    <>
      {isSaved && (
        <Outcome title={preferences.saved}>
          <p>{preferences.savedText}</p>
        </Outcome>
      )}
      <RoutedForm method="post" action={action} className="panel grid gap-8">
        <input type="hidden" name="kod" value={code} />
        <Fieldset legend={preferences.topics} hint={preferences.topicsHint}>
          <div className="newsletter-topics">
            {topics.map(({ id, name }) => (
              <CheckboxField key={id} name="konu" value={id} defaultChecked={chosen.has(id)} label={name} />
            ))}
          </div>
        </Fieldset>
        <CheckboxField
          name="bitenler"
          defaultChecked={subscription.wantsEnding}
          label={preferences.wantsEnding}
          hint={preferences.wantsEndingHint}
        />
        <Fieldset legend={preferences.frequency}>
          {newsletterFrequencies.map((frequency) => (
            <RadioField
              key={frequency}
              name="siklik"
              value={frequency}
              defaultChecked={subscription.frequency === frequency}
              label={preferences.frequencies[frequency]}
            />
          ))}
        </Fieldset>
        <Fieldset legend={preferences.language}>
          {locales.map((locale) => (
            <RadioField
              key={locale}
              name="dil"
              value={locale}
              defaultChecked={subscription.locale === locale}
              label={preferences.languages[locale]}
            />
          ))}
        </Fieldset>
        <Button type="submit" size="large" loading={isSubmitting && !isLeaving}>
          {preferences.save}
        </Button>
      </RoutedForm>
      <RoutedForm method="post" action={action} className="panel grid gap-3 justify-items-start">
        <h2 className="text-title">{preferences.leave}</h2>
        <p className="text-ink-soft">{preferences.leaveText}</p>
        <input type="hidden" name="kod" value={code} />
        <Button type="submit" variant="secondary" name="istek" value="cik" loading={isLeaving}>
          {preferences.unsubscribe}
        </Button>
      </RoutedForm>
    </>
  );
}
