/** A body that fails before its first byte looks like a connection that closes without a response. */
export function breakConnection(): Response {
  return new Response(
    new ReadableStream({ pull: (controller) => controller.error(new Error('A reset that was asked for')) }),
  );
}
