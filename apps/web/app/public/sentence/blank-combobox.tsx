import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { localeTag } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { BlankGroup } from './blank-group.ts';
import { findMeant, isMatch } from './match-choice.ts';

/** Props of a blank that is filled in by typing and choosing. */
export interface BlankComboboxProps {
  readonly label: string;
  readonly anything: string;
  readonly groups: readonly BlankGroup[];
  /** Empty if nothing is chosen. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

// Key of the empty choice, because the list allows no empty key.
const ANYTHING = '*';

/** A combobox over the choices of a blank. The filter ignores case and accents. */
export function BlankCombobox({ label, anything, groups, value, onChoose }: BlankComboboxProps) {
  const phrases = useScreenPhrases('sentence');
  const choices = groups.flatMap((group) => group.choices);
  const chosen = choices.find((choice) => choice.value === value)?.name ?? anything;
  const takeTyped = (typed: string) => {
    const meant = findMeant(choices, typed);
    if (meant !== undefined) onChoose(meant.value);
  };
  return (
    <I18nProvider locale={localeTag[useLocale()]}>
      <ComboBox
        className="sentence-combobox"
        aria-label={label}
        selectedKey={value === '' ? ANYTHING : value}
        onSelectionChange={(key) => onChoose(key === null || key === ANYTHING ? '' : String(key))}
        defaultFilter={isMatch}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <Input
          placeholder={anything}
          autoComplete="off"
          spellCheck={false}
          // Selects the chosen text, so that typing replaces it. Skipped while typing, because the list also returns
          // the focus then.
          onFocus={({ currentTarget }) => {
            if (currentTarget.value === chosen) currentTarget.select();
          }}
          // The combobox itself would discard typed text that was not chosen from the list. A choice that the arrow keys
          // reached is chosen by the combobox, and must not be replaced by one of the typed name.
          onKeyDown={({ key, currentTarget }) => {
            const isAtChoice = currentTarget.hasAttribute('aria-activedescendant');
            if ((key === 'Enter' || key === 'Tab') && !isAtChoice) takeTyped(currentTarget.value);
          }}
        />
        <Button aria-label={phrases.open({ name: label })}>
          <Icon name="chevron-down" />
        </Button>
        <Popover className="sentence-choices" placement="bottom start">
          <ListBox aria-label={label} renderEmptyState={() => <p>{phrases.nothing}</p>}>
            <Choice value={ANYTHING} name={anything} />
            {groups.map(({ title, choices }) => {
              const items = choices.map((choice) => <Choice key={choice.value} {...choice} />);
              return title === null ? (
                items
              ) : (
                <ListBoxSection key={title}>
                  <Header>{title}</Header>
                  {items}
                </ListBoxSection>
              );
            })}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}

function Choice({ value, name }: BlankGroup['choices'][number]) {
  return (
    <ListBoxItem id={value} textValue={name} className="sentence-choice">
      {name}
    </ListBoxItem>
  );
}
