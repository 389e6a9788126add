export interface Mail {
  /** Account of the addressee and what the mail is about: the pair is mailed once, whatever crashes. */
  person: string;
  cause: string;
  /** What it belongs to: a run of a schedule, a letter to several people. */
  batch?: string;
  /** Empty where the person has no address. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  reply_to?: string;
  /** Address that ends mails like this one by a POST (RFC 8058); none where the mail is required. */
  unsubscribe?: string;
}
