import { useLocale } from '@ayrac/browser/locale.ts';
import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { OwnSession } from '@ayrac/contract/account.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { security } from '@ayrac/phrases/tr/security.ts';

const icons = { computer: 'monitor', phone: 'smartphone', tablet: 'tablet' } as const;

/** Returns the name of a device from its browser and system, as far as they are known. */
export function deviceName(
  { browser, system }: Pick<OwnSession, 'browser' | 'system'>,
  texts: (typeof security)['sessions'],
): string {
  if (browser !== null && system !== null) return texts.device({ browser, system });
  return browser ?? system ?? texts.unknown;
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** One session. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { sessions: texts } = useScreenPhrases('security');
  const locale = useLocale();
  const device = deviceName(session, texts);
  return (
    <li className="session">
      <Icon name={session.form === null ? 'globe' : icons[session.form]} size="large" />
      <div className="session-about">
        <p className="session-name">
          {device}
          {session.isCurrent && <Badge tone="accent">{texts.current}</Badge>}
        </p>
        <ul className="session-facts">
          <li>{texts.lastUsed({ date: formatDateTime(session.lastUsedAt, locale) })}</li>
          <li>{texts.created({ date: formatDateTime(session.createdAt, locale) })}</li>
          {session.network !== null && <li>{texts.network({ network: session.network })}</li>}
        </ul>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          loading={isEnding}
          aria-label={texts.endNamed({ device })}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
