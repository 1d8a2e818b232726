interface RequestTitleProps {
  readonly name: string;
  readonly campaign: string;
}

/** Requester and campaign of a request. */
export function RequestTitle({ name, campaign }: RequestTitleProps) {
  return (
    <>
      <span translate="no">{name}</span>
      {`, ${campaign}`}
    </>
  );
}
