import { data } from 'react-router';
import { usePhrases, useScreenPhrases } from '#web/phrases.tsx';
import { Logo } from '#web/ui/logo.tsx';

const RETRY_AFTER_S = '300';

export function loader() {
  return data(null, {
    status: 503,
    headers: { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' },
  });
}

export function headers({ loaderHeaders }: { readonly loaderHeaders: Headers }) {
  return loaderHeaders;
}

/** Unknown addresses of the back office, and the back office itself while it is away. */
export default function Maintenance() {
  const { shell } = usePhrases();
  const maintenance = useScreenPhrases('maintenance');
  return (
    <main className="page message-page min-h-dvh justify-center">
      <title>{`${maintenance.title} | ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 tabIndex={-1}>{maintenance.title}</h1>
      <p>{maintenance.text}</p>
    </main>
  );
}
