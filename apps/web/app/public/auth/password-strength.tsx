import './password-strength.css';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { PasswordOwner } from '@ayrac/domain/account/own-name.ts';
import { missingNeeds, passwordNeeds, passwordStrength } from '@ayrac/domain/account/password.ts';
import { Icon } from '@ayrac/kit/icon.tsx';

interface PasswordStrengthProps {
  readonly password: string;
  /** Absent where nobody knows whose it is: then nothing is said of names. */
  readonly owner?: PasswordOwner | undefined;
}

/** What a new password still needs and how strong it is, in words, while it is typed. */
export function PasswordStrength({ password, owner }: PasswordStrengthProps) {
  const { strength } = useScreenPhrases('auth');
  const told = passwordNeeds.filter((need) => need !== 'nameless' || owner !== undefined);
  const missing = missingNeeds(password, owner ?? {}).filter((need) => told.includes(need));
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
        {told.map((need) => (
          <li key={need} data-met={missing.includes(need) ? undefined : true}>
            <Icon name={missing.includes(need) ? 'minus' : 'check'} size="small" />
            {strength.needs[need]}
          </li>
        ))}
      </ul>
      {/* What is missing stands in the list above; it is told once more to whoever does not see it change. */}
      <p className={missing.length > 0 ? 'sr-only' : undefined} role="status">
        {password !== '' && (missing.length > 0 ? strength.missing({ needs }) : strength[level])}
      </p>
    </div>
  );
}
