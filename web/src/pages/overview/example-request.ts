/** A first request for a server's shell. The key stands in a variable, so that it is in no history of commands. */
export const exampleRequest = (publicUrl: string): string =>
  `curl ${publicUrl}/v1/assistant/answer -H "Authorization: Bearer $BEREA_KEY" -H "Content-Type: application/json" -d '{"prompt": "What does grace mean?"}'`
