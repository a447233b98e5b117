/**
 * Passes a result on only while `life` lasts: after its end the promise never settles, and its callers are forgotten.
 * Everything on the table that loads late goes through here, so that nothing draws on a scene that is closed.
 */
export function whileOpen<Value>(life: AbortSignal, answer: Promise<Value>): Promise<Value> {
  return new Promise((settle, fail) => {
    const hear =
      <Heard>(act: (heard: Heard) => void) =>
      (heard: Heard): void => {
        if (!life.aborted) act(heard);
      };
    answer.then(hear(settle), hear(fail));
  });
}
