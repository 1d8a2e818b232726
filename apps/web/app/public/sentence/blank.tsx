import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { BlankComboboxProps } from './blank-combobox.tsx';
import type { BlankGroup } from './blank-group.ts';

interface BlankProps {
  readonly name: string;
  readonly words: {
    readonly before: string;
    /** Replaces `before` if nothing is chosen. */
    readonly open?: string;
    readonly after: string;
    readonly label: string;
  };
  /** Text of the blank if nothing is chosen. */
  readonly anything: string;
  readonly groups: readonly BlankGroup[];
  /** Text after the words that follow. */
  readonly end?: string;
  /** Undefined until its code is loaded, which starts when the visitor is about to use the sentence. */
  readonly Combobox: ComponentType<BlankComboboxProps> | undefined;
  readonly onChange: () => void;
}

/**
 * A blank with the words around it: a native select, and once its script is loaded a combobox that filters by typing.
 */
export function Blank({
  name,
  words: { before, open = before, after, label },
  anything,
  groups,
  end,
  Combobox,
  onChange,
}: BlankProps) {
  const [value, setValue] = useState('');
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);

  // The browser may have restored the value, or the visitor may have chosen it before hydration.
  useEffect(() => {
    setValue(place.current?.querySelector('select')?.value ?? '');
  }, []);
  // If the focus was in the select, the combobox that replaces it gets the focus.
  useEffect(() => {
    if (Combobox !== undefined && hadFocus.current) place.current?.querySelector('input')?.focus();
  }, [Combobox]);
  // Runs after rendering, so that the form contains the choice when the campaigns are counted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is read again when the value changes.
  useEffect(() => {
    if (Combobox !== undefined) onChange();
  }, [Combobox, value, onChange]);

  const lead = value === '' ? open : before;
  return (
    <span className="sentence-blank" ref={place}>
      {lead && <span aria-hidden="true">{lead}</span>}
      {Combobox === undefined ? (
        <select
          name={name}
          aria-label={label}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setValue(currentTarget.value);
            onChange();
          }}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={() => {
            hadFocus.current = false;
          }}
        >
          <option value="">{anything}</option>
          {groups.map(({ title, choices }) => {
            const options = choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ));
            return title === null ? (
              options
            ) : (
              <optgroup key={title} label={title}>
                {options}
              </optgroup>
            );
          })}
        </select>
      ) : (
        <>
          <Combobox {...{ label, anything, groups, value }} onChoose={setValue} />
          <input type="hidden" name={name} value={value} />
        </>
      )}
      {(after || end) && (
        <span aria-hidden="true" className={after ? undefined : 'sentence-comma'}>
          {after}
          {end}
        </span>
      )}
    </span>
  );
}
