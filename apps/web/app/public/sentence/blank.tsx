import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { BlankComboboxProps } from './blank-combobox.tsx';
import type { BlankGroup } from './blank-group.ts';

interface BlankProps {
  readonly name: string;
  readonly words: {
    readonly before: string;
    /** In its place while nothing is chosen. */
    readonly open?: string;
    readonly after: string;
    readonly label: string;
  };
  /** What it says while nothing is chosen. */
  readonly anything: string;
  readonly groups: readonly BlankGroup[];
  /** Behind the words that follow. */
  readonly end?: string;
  /** Comes once somebody is about to fill it in. */
  readonly Combobox: ComponentType<BlankComboboxProps> | undefined;
  readonly onChange: () => void;
}

/**
 * A blank with the words around it: the browser's own list, and as soon as the script for it is there a
 * field that finds the choice by what is typed.
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

  // A browser that came back, or was quicker than script, has filled it in already.
  useEffect(() => {
    setValue(place.current?.querySelector('select')?.value ?? '');
  }, []);
  // Whoever is in the list when it becomes a field goes on there.
  useEffect(() => {
    if (Combobox !== undefined && hadFocus.current) place.current?.querySelector('input')?.focus();
  }, [Combobox]);
  // What was chosen is there for the form when it is counted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is read out of the form.
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
