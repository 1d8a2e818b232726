import './password-strength.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PasswordOwner } from '@ayrac/domain/account/own-name.ts';
import { missingNeeds, passwordNeeds, passwordStrength } from '@ayrac/domain/account/password.ts';
import { Icon } from '@ayrac/kit/icon.tsx';

interface PasswordStrengthProps {
  readonly password: string;
  /** Absent if the owner is unknown. The rule about names is not shown then. */
  readonly owner?: PasswordOwner | undefined;
}

/** Strength and missing requirements of a new password, updated while typing. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { strength } = useScreenPhrases('auth');
  const shownNeeds = passwordNeeds.filter((need) => need !== 'nameless' || owner !== undefined);
  const missing = missingNeeds(password, owner ?? {}).filter((need) => shownNeeds.includes(need));
  const level = passwordStrength(password, owner ?? {});
  const needs = missing.map((need) => strength.needs[need]).join(', ');
  return (
    <div className="strength">
      <div className="strength-bar" data-level={password === '' ? undefined : level} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <ul className="strength-needs" aria-label={strength.label}>
        {shownNeeds.map((need) => (
          <li key={need} data-met={missing.includes(need) ? undefined : true}>
            <Icon name={missing.includes(need) ? 'minus' : 'check'} size="small" />
            {strength.needs[need]}
          </li>
        ))}
      </ul>
      {/* The list above shows what is missing. This text announces it to screen readers. */}
      <p className={missing.length > 0 ? 'sr-only' : undefined} role="status">
        {password !== '' && (missing.length > 0 ? strength.missing({ needs }) : strength[level])}
      </p>
    </div>
  );
}
