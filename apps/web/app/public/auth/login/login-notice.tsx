import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextLink } from '@ayrac/kit/navigation/text-link.tsx';
import { useHref, useParameters } from '#web/page/address.ts';
import { useReturnPath } from './use-return.ts';

interface LoginNoticeProps {
  /** The signed-in person, if they may not open the page that they came from. */
  readonly strangerTo: SessionUser | undefined;
}

/** Explains why the login is shown: a page for other roles, a new account, a new password, or a deleted account. */
export function LoginNotice({ strangerTo }: LoginNoticeProps) {
  const auth = useScreenPhrases('auth');
  const login = useScreenPhrases('login');
  const href = useHref();
  const awaitsFactor = strangerTo?.secondFactor === 'required';
  const news = useParameters().get('durum');
  const path = useReturnPath();
  const wayBack = path === '/' ? undefined : path;
  if (strangerTo !== undefined) {
    return (
      <Notice
        tone="warning"
        title={login.forbidden.title}
        live
        actions={
          awaitsFactor ? (
            <TextLink to={href('security', wayBack)}>{login.forbidden.turnFactorOn}</TextLink>
          ) : (
            <ButtonLink variant="back" icon="arrow-left" to={href('home')}>
              {login.forbidden.home}
            </ButtonLink>
          )
        }
      >
        <p>
          {awaitsFactor
            ? login.forbidden.awaitsFactor
            : login.forbidden.text({ username: strangerTo.username })}
        </p>
      </Notice>
    );
  }
  if (news === 'uye-olundu') {
    return (
      <Notice tone="success" title={auth.registered}>
        <p>{login.came.registered}</p>
      </Notice>
    );
  }
  if (news === 'sifre-yenilendi') {
    return (
      <Notice tone="success" title={login.came.reset.title}>
        <p>{login.came.reset.text}</p>
      </Notice>
    );
  }
  if (news === 'davet-kabul') {
    return (
      <Notice tone="success" title={login.came.invited.title}>
        <p>{login.came.invited.text}</p>
      </Notice>
    );
  }
  if (news === 'silindi') {
    return (
      <Notice
        tone="success"
        title={login.erased.title}
        actions={
          <ButtonLink variant="back" icon="arrow-left" to={href('home')}>
            {login.erased.home}
          </ButtonLink>
        }
      >
        <p>{login.erased.text}</p>
      </Notice>
    );
  }
  return null;
}
