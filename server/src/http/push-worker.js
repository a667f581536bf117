// Shows notices on a device and opens what they are about. It handles no fetches: pages load as they do without it.

/** A device shows something for every message, or its browser does. */
function noticeOf(data) {
  try {
    return data.json()
  } catch {
    return { title: 'Ticarum', path: '/own/notifications' }
  }
}

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language, direction } = noticeOf(event.data)
  const shown = { body, lang: language, dir: direction, data: { path }, ...(tag && { tag, renotify: true }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { origin } = self.location
  const url = new URL(event.notification.data?.path ?? '/', origin)
  event.waitUntil(self.clients.openWindow(url.origin === origin ? url.href : origin))
})
