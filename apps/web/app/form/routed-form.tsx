import { type ComponentProps, type SubmitEvent, useRef } from 'react';
import { createPath, useLocation } from 'react-router';
import { pageRouter } from '#web/page/page-router.ts';

interface RoutedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  readonly method: 'get' | 'post';
  /** Address that receives the form, by default that of the page. */
  readonly action?: string;
}

/**
 * A form that the router sends without loading a new document, unlike the browser before script runs. The router's own
 * component would be in the first script of every page.
 */
export function RoutedForm({ method, action, ...rest }: RoutedFormProps) {
  const { pathname, search } = useLocation();
  const address = action ?? createPath({ pathname, search });
  const isSending = useRef(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press while the server has not answered yet must not post twice.
    if (isSending.current) return;
    const formData = new FormData(event.currentTarget, event.nativeEvent.submitter);
    isSending.current = method === 'post';
    await pageRouter().navigate(address, { formMethod: method, formData });
    isSending.current = false;
  };
  return <form {...rest} method={method} action={address} onSubmit={send} />;
}
