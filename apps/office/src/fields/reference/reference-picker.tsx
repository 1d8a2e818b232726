import './reference-picker.css';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useContext, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useLater } from '../use-later.ts';
import { isTitleVerbatim } from '../verbatim.ts';
import { type Choice, choicesOf } from './picker-choices.ts';
import type { ReferencePickerProps } from './reference-picker-props.ts';
import { useReferenceLabel, useReferences } from './use-references.ts';

const FIRST = '20';
/** Key of the choice that adds a record. */
const NEW = 'new';

/** Field that finds a record by typing. The server matches and returns the first twenty. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { to, label, value, onChange, onBlur, placeholder, isDisabled, isRequired, ref, id } = props;
  const { isOffered = () => true, onAdd, within, prefix } = props;
  const { resource } = useOfficePhrases();
  const failureWords = useFailureWords();
  const { calls, labelOf, remember } = useReferences(to);
  const chosen = useReferenceLabel(to, value);
  /** Text while typing, null while the field shows the selected record. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** Modal dialog around the field, which would cover a list outside of it. */
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  const box = useRef<HTMLDivElement>(null);
  const q = useLater((typed ?? '').trim());
  const found = useQuery({
    queryKey: [to, 'list', 'choose', q, within],
    queryFn: ({ signal }) =>
      calls.list({ query: { ...within, limit: FIRST, ...(q !== '' && { q }) } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const rows = (found.data?.items ?? []).filter((row) => isOffered(row.id));
  const items = rows.map((row) => ({ id: row.id, name: labelOf(row) }));
  const choices = choicesOf({
    ...{ items, q, isAnswered: found.isSuccess && !found.isPlaceholderData },
    addOf: onAdd && ((name) => ({ id: NEW, name: resource.reference.add({ name }) })),
  });

  const choose = (picked: string) => {
    if (picked === NEW) {
      setTyped(null);
      onAdd?.(q);
      return;
    }
    const row = rows.find(({ id }) => id === picked);
    if (row !== undefined) remember(row);
    setTyped(null);
    if (picked !== value) onChange(picked);
  };
  return (
    <ComboBox
      className="reference"
      aria-label={label}
      items={choices}
      inputValue={typed ?? chosen}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => {
        if (key !== null) choose(String(key));
      }}
      onOpenChange={(next) => {
        setIsOpen(next);
        setDialog(box.current?.closest('dialog') ?? undefined);
        // When the page scrolls, the component closes the list. What was typed stays, and opens it again.
        if (!next && window.event?.type !== 'scroll') setTyped((now) => (now === '' ? now : null));
      }}
      onBlur={() => {
        // Clearing the field clears the selection.
        if (typed === '' && value !== '' && !isRequired) onChange('');
        setTyped(null);
        onBlur?.();
      }}
      isDisabled={isDisabled ?? false}
      isRequired={isRequired ?? false}
      menuTrigger="input"
      allowsEmptyCollection
    >
      <div className="field-box" ref={box}>
        {prefix !== undefined && value !== '' && (
          <span className="field-affix" aria-hidden="true">
            {prefix}
          </span>
        )}
        <OpeningInput
          ref={ref}
          id={id}
          className="field-control"
          // Reacts to input events only: the component also changes the text itself, for example on Esc.
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          placeholder={placeholder ?? resource.reference.placeholder}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          autoComplete="off"
          spellCheck={false}
        />
        {value !== '' && !isRequired && (
          <IconButton icon="x" label={resource.reference.clear({ label })} onClick={() => onChange('')} />
        )}
        <Button className="reference-open" aria-label={resource.reference.open({ label })}>
          <Icon name="chevron-down" />
        </Button>
      </div>
      <Popover
        className="reference-list"
        placement="bottom start"
        {...(dialog && { UNSTABLE_portalContainer: dialog })}
      >
        <ListBox
          aria-label={label}
          renderEmptyState={() => (
            <p className="reference-nothing">
              {found.isError
                ? failureWords(found.error, { otherwise: resource.reference.failed })
                : found.isPending
                  ? resource.reference.loading
                  : resource.reference.nothing}
            </p>
          )}
        >
          {(item: Choice) => (
            <ListBoxItem id={item.id} textValue={item.name} className="reference-item">
              <span translate={item.id !== NEW && isTitleVerbatim(to) ? 'no' : undefined}>{item.name}</span>
              {item.id === value && <Icon name="check" />}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Input that opens the list when it is clicked or tapped. Focus alone does not open it. */
function OpeningInput(props: ComponentProps<typeof Input>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      onClick={() => state?.isOpen || state?.open(null, 'manual')}
      onKeyDown={(event) => {
        // Esc closes the list only, not a dialog around the field with everything typed in it.
        if (event.key === 'Escape' && state?.isOpen) event.preventDefault();
      }}
    />
  );
}
