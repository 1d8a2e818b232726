import { useLocale } from '@ayrac/browser/locale.ts';
import { useSessionActions } from '@ayrac/browser/session/use-session.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useToast } from '#office/screen/toasts.tsx';

/** Returns a function that signs out and opens the login. Shows an error if the session could not be ended. */
export function useSignOut(): () => void {
  const { signOut } = useSessionActions();
  const { show } = useToast();
  const locale = useLocale();
  const { frame } = useOfficePhrases();
  return () => {
    signOut(inLocale(addresses.login(), locale)).catch(() => {
      show({ text: frame.signOutFailed, tone: 'error' });
    });
  };
}
