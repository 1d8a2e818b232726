import { type SubmitEvent, useRef } from 'react';

/** Returns a submit handler that ignores a second press before the form has rendered that it is being saved. */
export function useSingleSubmit(submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>) {
  const isSubmitting = useRef(false);
  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await submit(event).finally(() => {
      isSubmitting.current = false;
    });
  };
}
