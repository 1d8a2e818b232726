import '../reference/reference-picker.css';
import './path-picker.css';
import type { SitePage } from '@ayrac/contract/office/site-pages.ts';
import { type ScreenName, screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useOfficeClient } from '#office/client/client.ts';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLater } from '../use-later.ts';
import type { PathPickerProps } from './path-picker-props.ts';

/** Largest height of the list in pixels, so that it stays below its field where some rows fit. */
const MOST_HEIGHT = 320;

interface Item {
  readonly kind: SitePage['kind'] | 'screen';
  readonly name: string;
  readonly path: string;
}

/** Field for a path of the site that suggests matching pages. */
export function PathPicker({
  label,
  value,
  onChange,
  onBlur,
  isDisabled,
  isRequired,
  ref,
  ...wiring
}: PathPickerProps) {
  const { sitePages: words, resource } = useOfficePhrases();
  const client = useOfficeClient();
  const failureWords = useFailureWords();
  const [isOpen, setIsOpen] = useState(false);
  /** The last path chosen from the list, which then stays closed. Typing opens it again. */
  const [chosen, setChosen] = useState<string | null>(null);
  const q = useLater(value.trim());
  const found = useQuery({
    queryKey: ['site-pages', q],
    queryFn: ({ signal }) => client.listSitePages({ query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isOpen && q !== '',
  });
  const items = [...(q === '' ? [] : (found.data ?? [])), ...usePagesOfTheirOwn(value)];
  return (
    <ComboBox
      className="reference"
      aria-label={label}
      items={items}
      inputValue={value}
      selectedKey={chosen === value ? chosen : null}
      onSelectionChange={(key) => {
        if (key === null) return;
        setChosen(String(key));
        onChange(String(key));
      }}
      onOpenChange={setIsOpen}
      onBlur={onBlur}
      isDisabled={isDisabled}
      isRequired={isRequired}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection
    >
      <div className="field-box">
        <Input
          ref={ref}
          {...wiring}
          className="field-control"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button className="reference-open" aria-label={resource.reference.open({ label })}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <Popover className="reference-list" placement="bottom start" maxHeight={MOST_HEIGHT}>
        <ListBox
          aria-label={label}
          renderEmptyState={() => (
            <p className="reference-nothing">
              {found.isError
                ? failureWords(found.error, { otherwise: resource.reference.failed })
                : found.isFetching
                  ? resource.reference.loading
                  : words.nothing}
            </p>
          )}
        >
          {(item: Item) => (
            <ListBoxItem id={item.path} textValue={item.path} className="reference-item path-item">
              <span>{item.name}</span>
              <span className="path-where">
                {words.kinds[item.kind]} · {item.path}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Returns the single pages whose name or path contains the typed text. A page without a name is shown by its path. */
function usePagesOfTheirOwn(typed: string): Item[] {
  const names: { readonly [Name in ScreenName]?: string } = useOfficePhrases().sitePages.screens;
  const words = foldTurkish(typed).split(' ');
  return screenNames
    .filter((screen) => screens[screen].sitemap === 'sayfalar')
    .map((screen) => ({ screen, path: screens[screen].path }))
    .map(({ screen, path }) => ({ kind: 'screen' as const, name: names[screen] ?? path, path }))
    .filter(({ name, path }) => {
      const text = foldTurkish(`${name} ${path}`);
      return words.every((word) => text.includes(word));
    });
}
