import { CheckboxField, RadioField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { FormSummary } from '@ayrac/kit/form/form-summary.tsx';
import { Segments } from '@ayrac/kit/form/segments.tsx';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

const provinces = [
  { value: 'istanbul', label: 'İstanbul' },
  { value: 'ankara', label: 'Ankara' },
];
const loans = [
  { value: 'ihtiyac', label: 'İhtiyaç', icon: 'wallet' },
  { value: 'tasit', label: 'Taşıt', icon: 'car' },
  { value: 'konut', label: 'Konut', icon: 'house' },
] as const;

export function Forms() {
  const [loan, setLoan] = useState<'ihtiyac' | 'tasit' | 'konut'>('tasit');
  return (
    <Specimen name="Fields">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <div className="panel grid gap-5">
          <FormSummary
            title="Göndermeden önce iki alanı düzeltin"
            entries={[
              { fieldId: 'kit-mail', message: 'Geçerli bir e-posta adresi giriniz' },
              { fieldId: 'kit-notice', message: 'Aydınlatma metnini onaylayın' },
            ]}
          />
          <TextField label="Ad" autoComplete="given-name" defaultValue="Işıl" />
          <TextField
            id="kit-mail"
            label="E-posta"
            type="email"
            autoComplete="email"
            defaultValue="isil@"
            hint="Teklifi bu adrese de göndeririz."
            error="Geçerli bir e-posta adresi giriniz"
          />
          <TextField label="Telefon" type="tel" inputMode="tel" before="+90" placeholder="5XX XXX XX XX" />
          <SelectField label="İl" options={provinces} placeholder="Seçin" />
          <CheckboxField
            id="kit-notice"
            label={
              <>
                <TextLink to="/">Aydınlatma metnini</TextLink> okudum
              </>
            }
            error="Devam etmek için aydınlatma metnini okuyun"
          />
          <CheckboxField label="Kampanyalardan e-postayla haberdar olmak istiyorum" defaultChecked />
        </div>
        <div className="panel grid gap-5">
          <Segments legend="Kredi türü" segments={loans} value={loan} onChange={setLoan} />
          <TextField
            label="Tutar"
            after="TL"
            inputMode="numeric"
            defaultValue="400.000"
            hint="En az 50.000 TL"
          />
          <TextField label="Kullanıcı adı" defaultValue="isil.demir" disabled note="değiştirilemez" />
          <SelectField label="Vade" options={[{ value: '36', label: '36 ay' }]} disabled />
          <TextAreaField label="Mesaj" note="isteğe bağlı" placeholder="Sormak istediğiniz bir şey var mı" />
          <Fieldset legend="Cinsiyet">
            <RadioField label="Kadın" name="kit-gender" defaultChecked />
            <RadioField label="Erkek" name="kit-gender" />
            <RadioField label="Diğer" name="kit-gender" disabled />
          </Fieldset>
        </div>
      </div>
    </Specimen>
  );
}
