import { boxProps } from '@ayrac/browser/form/use-content.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { genders } from '@ayrac/domain/person/person.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import type { ReactNode } from 'react';
import { BirthdayField } from '#web/form/birthday-field.tsx';
import { PhoneField } from '#web/form/phone-field.tsx';
import { type ProfileForm, textProps } from './use-profile-form.ts';

export interface Occupation {
  readonly id: string;
  readonly name: string;
}

function optionsOf(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="profile-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** All fields of a profile, in groups. */
export function ProfileFields({
  form,
  jobs,
}: {
  readonly form: ProfileForm;
  readonly jobs: readonly Occupation[];
}) {
  const profile = useScreenPhrases('profile');
  const { value: digits, onChange: _, ...phone } = textProps(form, 'phoneNumber');
  const { sections } = profile;
  return (
    <>
      <Group title={sections.person}>
        <TextField {...textProps(form, 'name')} label={profile.name} />
        <TextField {...textProps(form, 'surname')} label={profile.surname} />
        <div className="profile-row">
          <BirthdayField
            id="profile-birthday"
            label={profile.birthday}
            value={form.draft.birthday}
            error={form.errorOf('birthday')}
            onChange={(text) => form.set('birthday', text)}
            onLeave={(text) => form.leave('birthday', text)}
          />
        </div>
        <SelectField
          {...textProps(form, 'gender')}
          label={profile.gender}
          placeholder={profile.notSaid}
          options={genders.map((value) => ({ value, label: profile.genders[value] }))}
        />
        <SelectField
          {...textProps(form, 'job')}
          label={profile.job}
          placeholder={profile.notSaid}
          options={jobs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Group>
      <Group title={sections.reach}>
        <PhoneField
          {...phone}
          label={profile.phone}
          digits={digits}
          onDigits={(typed) => form.set('phoneNumber', typed)}
        />
      </Group>
      <Group title={sections.place}>
        <p className="profile-country text-ink-soft text-small">
          {profile.country}: {form.saved.country}
        </p>
        <PlaceFields form={form} />
      </Group>
      <Group title={sections.reminders}>
        <CheckboxField
          id="profile-remindMe"
          {...boxProps(form, 'remindMe')}
          label={profile.remindMe}
          hint={profile.remindMeHint}
        />
      </Group>
    </>
  );
}

/** Province and district. Selected values stay in the lists while these load. */
function PlaceFields({ form }: { readonly form: ProfileForm }) {
  const profile = useScreenPhrases('profile');
  const { provinces, districts, isFallback } = form.places;
  const { city, town } = form.draft;
  const cities = provinces?.map(({ name }) => name) ?? [];
  const tied = { ...textProps(form, 'town'), label: profile.town };
  const placeholders = {
    'no-city': profile.cityFirst,
    loading: profile.loading,
    known: profile.chooseTown,
  };
  const towns = districts.kind === 'known' ? districts.names : [town].filter(Boolean);
  return (
    <>
      <SelectField
        {...textProps(form, 'city')}
        label={profile.city}
        hint={isFallback ? profile.citiesFallback : undefined}
        placeholder={provinces === undefined ? profile.loading : profile.chooseCity}
        options={optionsOf(city === '' || cities.includes(city) ? cities : [city, ...cities])}
      />
      {districts.kind === 'failed' ? (
        <TextField {...tied} hint={profile.townsFailed} />
      ) : (
        <SelectField
          {...tied}
          disabled={city === ''}
          placeholder={placeholders[districts.kind]}
          options={optionsOf(towns)}
        />
      )}
    </>
  );
}
